/** Whether the window is at this address already, as it is on a first visit and after "back"; before any other move it is not. */
export const isHere = (url: string): boolean => url === window.location.href.replace(/#.*/, '');
