/** What holds for a home. */

/** More children than a family has ever asked for; above it somebody runs a practice. */
export const MAX_KINDEREN = 12;
