/** Six digits that somebody chooses for the time that a child has her browser. */
import { z } from 'zod';

/** A child guesses these first: one digit six times, and counting up or down. */
const RADEN = ['012345', '123456', '234567', '345678', '456789', '987654', '876543', '765432', '654321', '543210'];

export const isPincode = (pin: string): boolean => /^\d{6}$/.test(pin) && !/^(\d)\1{5}$/.test(pin) && !RADEN.includes(pin);

export const Pincode = z.string().refine(isPincode);
