import { isWebLink } from '#lib/web-link.ts'
import { NewTab } from './new-tab.tsx'

/** An address somebody sent along: shown as it is, so that one sees where it leads; text alone where it is none of the web. */
export function OutsideLink({ href }: { href: string }) {
  if (!isWebLink(href)) return href
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="rounded-sm text-sea-700 underline underline-offset-2 break-all"
    >
      {href}
      <NewTab />
    </a>
  )
}
