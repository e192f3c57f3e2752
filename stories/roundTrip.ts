/** How long a round trip to the stand-ins may take on a busy machine. */
export const roundTrip = { timeout: 5000 };
