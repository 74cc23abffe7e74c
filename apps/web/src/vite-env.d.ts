/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** Made by `server-sentences.ts` of the build: what the server says, and under which id the catalogues have it. */
declare module 'virtual:server-sentences' {
  const sentences: readonly (readonly [sentence: string, id: string])[]
  export default sentences
}
