import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** Domains of Gmail, which ignores dots in names and delivers both domains to one mailbox. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com']

/**
 * Returns the mailbox behind an address: `+tag` leads to the same one at nearly every service, and Gmail ignores dots.
 * Two people behind one mailbox are rarer than one person who writes it in two ways.
 */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? []
  const untagged = name.replace(/^(.[^+]*)\+.*$/, '$1')
  return WITHOUT_DOTS.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

/** Returns the same as an expression of SQL. */
export function mailboxIn(email: SQL | AnyColumn): SQL<string> {
  const domain = sql`lower(substring(${email} from '[^@]*$'))`
  const untagged = sql`regexp_replace(lower(substring(${email} from '^(.*)@')), '^(.[^+]*)[+].*$', '\\1')`
  const domains = sql.join(
    WITHOUT_DOTS.map((each) => sql`${each}`),
    sql`, `,
  )
  return sql<string>`case when ${domain} in (${domains}) then replace(${untagged}, '.', '') || '@gmail.com'
    else ${untagged} || '@' || ${domain} end`
}
