import { splitText } from '#lib/text-parts.ts'
import { NewTab } from '#ui/new-tab.tsx'

/** What somebody said, with its line breaks. Addresses lead there when they are tapped; nothing is fetched from them. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap">
      {splitText(text).map((part, index) =>
        part.type === 'link' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the text never changes order
          <a
            key={index}
            href={part.href}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="break-all underline underline-offset-2"
          >
            {part.text}
            <NewTab />
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
