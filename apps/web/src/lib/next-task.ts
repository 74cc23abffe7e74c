/** Lets the browser draw, and answer a tap, before what follows. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
