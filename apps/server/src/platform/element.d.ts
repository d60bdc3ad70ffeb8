/** The types of the games' manifests mention an element of the browser; here nobody can have one. */
declare type Element = never;
