export interface ConfigProblem {
  name: string
  problem: string
  example: string
}

type IsGood = (url: URL) => boolean

export const isAnywhere = () => true
export const hasHost: IsGood = ({ hostname }) => hostname !== ''
/** Whether an address has nothing behind its path, and no account before its host. */
export const isPlain: IsGood = ({ search, hash, username }) => search + hash + username === ''

/** Reads variables one by one and collects what is wrong with them. An empty value counts as absent. */
export class Environment {
  readonly problems: ConfigProblem[] = []
  readonly #env: Record<string, string | undefined>

  constructor(env: Record<string, string | undefined>) {
    this.#env = env
  }

  value(name: string): string | null {
    return this.#env[name]?.trim() || null
  }

  /** Texts with commas between them. */
  list(name: string): string[] {
    return (this.value(name)?.split(',') ?? []).map((text) => text.trim())
  }

  refuse(name: string, problem: string, example: string): null {
    this.problems.push({ name, problem, example })
    return null
  }

  /** Returns what the variable or, without it, `usual` holds, and refuses what the pattern does not know. */
  matching(name: string, usual: string, pattern: RegExp, meaning: string, example = usual): string {
    const text = this.value(name) ?? usual
    if (!pattern.test(text)) this.refuse(name, `"${text}" is ${meaning}`, example)
    return text
  }

  url(name: string, schemes: string[], isGood: IsGood, example: string): string | null {
    const text = this.value(name)
    if (text === null) return null
    const starts = schemes.map((scheme) => `${scheme}://`)
    const hasScheme = starts.some((start) => text.toLowerCase().startsWith(start))
    if (hasScheme && URL.canParse(text) && isGood(new URL(text))) return text
    // The value may hold a password: it is never repeated.
    return this.refuse(name, `not an address such as the example, which starts with ${starts.join(' or ')}`, example)
  }

  /** Returns a base address without a trailing slash. */
  base(name: string, usual: string): string {
    return (this.url(name, ['http', 'https'], isPlain, usual) ?? usual).replace(/\/+$/, '')
  }
}
