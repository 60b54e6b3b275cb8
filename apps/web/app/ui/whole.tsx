/**
 * What is no longer than any line: an address as it is shortened, a name with a number. What stands within marks that keep
 * its direction apart is somebody's own words, and is left as it is.
 */
const short = /(?<![\w…-])(\w{1,16}[…-]\w{1,8})(?![\w…-]|[^\u2068]*\u2069)/

/** Words of a heading, in which no line ends within a short name of the chain: `inj1abcd…wxyz`, `channel-0`. */
export function Whole({ of: text }: { of: string }) {
  return text.split(short).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // The parts of a text stay in their order.
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
