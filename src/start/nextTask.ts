/** Lets the browser handle input before the next piece of work, where it supports that. */
export const nextTask = async () => window.scheduler?.yield?.();
