/** Lets the browser draw, and answer a tap, before what follows. A message comes sooner than a timer, in a hidden tab as well. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
