import type { HelpKind } from '@honjeo/contract/values/help-kinds'

/** A file of the portal, such as the lifebuoys of the island, as its owner publishes it. */
export interface HelpFile {
  kind: HelpKind
  url: string
}

/** What the operator has: a key of the portal, addresses of files, or both. */
export interface HelpDataSettings {
  /** The address of the portal's services, without a trailing slash. */
  url: string
  key: string | null
  files: readonly HelpFile[]
}
