/** Numbers of offices, of emergencies and of help lines, as sentences have them. */
const NUMBER = /(?<!\d)(0\d{1,2}-\d{3,4}-\d{4}|1330|129|119|112)(?!\d)/

/** A sentence in which each telephone number calls. */
export const PhoneText = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        // A sentence keeps its parts in their order.
        key={index}
        href={`tel:${part.replaceAll('-', '')}`}
        className="touch-target relative rounded-sm font-bold underline underline-offset-2"
      >
        {part}
      </a>
    ),
  )
