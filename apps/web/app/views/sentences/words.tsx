import { useLanguage } from '../../language/use-language.tsx'
import type { Piece, Written } from '../../language/written.ts'
import { UnbrokenMoment } from '../../time/unbroken-moment.tsx'
import { Link } from '../../ui/link.tsx'

const looks = {
  name: 'font-medium in-[h1]:font-semibold',
  domain: 'font-medium domain',
  identifier: 'mono',
  // A long one begins on a line of its own; its unit stays beside it.
  number: 'font-semibold md:inline-block md:max-w-full',
  moment: 'moment',
} as const

/** An identifier of fewer characters fits on any line. */
const mostUnbroken = 24

/** A sentence, with everything that it names as a link where there is a page for it. */
export function Words({ of: written }: { of: Written }) {
  // The order of a sentence's pieces never changes.
  return written.map((piece, at) => (typeof piece === 'string' ? piece : <Named key={at} {...piece} />))
}

const space = /[ \u00A0]/

/** A number that is too long for its line goes on after a thousand, never within one; its unit may stand below it. */
export function Digits({ of: text }: { of: string }) {
  const [number = ''] = text.split(space)
  if (number.length < 20) return text
  return text
    .replace(space, ' ')
    .split(',')
    .flatMap((part, at) => (at === 0 ? part : [',', <wbr key={at} />, part]))
}

function Named({ text, title, to, look }: Piece) {
  const { href } = useLanguage()
  const isShort = look === 'identifier' && text.length < mostUnbroken
  const className = isShort ? `${looks[look]} whitespace-nowrap` : looks[look]
  const shown = { title, className }
  const told =
    look === 'number' ? <Digits of={text} /> : look === 'moment' ? <UnbrokenMoment of={text} /> : text
  // What somebody has called a thing may be of any language and direction.
  const Tag = look === 'name' || look === 'domain' ? 'bdi' : 'span'
  if (to === undefined) return <Tag {...shown}>{told}</Tag>
  return (
    <Link to={href(to)} {...shown} className={`${className} hover:text-accent`}>
      {told}
    </Link>
  )
}
