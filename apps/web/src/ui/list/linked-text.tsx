import { Link } from '../link.tsx'
import { paths } from '#lib/navigation/paths.ts'
import { type Named, splitText } from '#lib/text/text-parts.ts'
import { NewTab } from './links.tsx'

export interface LinkedTextProps {
  text: string
  mentions?: readonly Named[]
}

/** What a member wrote, with its line breaks; web addresses lead there, names to their members. */
export function LinkedText({ text, mentions }: LinkedTextProps) {
  return (
    <p className="whitespace-pre-wrap">
      {splitText(text, mentions).map((part, index) => {
        switch (part.type) {
          case 'text':
            return part.text
          case 'link':
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the text never changes order
              <a key={index} href={part.href} target="_blank" rel="nofollow noopener" className={linkClass}>
                {part.text}
                <NewTab />
              </a>
            )
          case 'mention':
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the text never changes order
              <Link key={index} to={paths.profile(part.userId)} className={mentionClass}>
                {part.text}
              </Link>
            )
        }
      })}
    </p>
  )
}

const linkClass = 'rounded-sm text-sea-700 underline underline-offset-2'
const mentionClass = 'rounded-sm bg-sea-50 px-1 font-semibold text-sea-700 hover:underline'
