/** While building: stands for the address of this installation, which only the server knows; it puts its own there, per region. */
export const ADRES = 'https://adres.invalid';
