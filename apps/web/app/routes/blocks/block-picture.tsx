import { kinds } from '@injsight/chain'
import { Link } from 'react-router'
import { useTranslations } from '../../language/use-translations.ts'
import { kindFill } from '../../chain/gas-bar.tsx'
import { useInteger } from '../../chain/integer.tsx'
import { useLanguage } from '../../language/use-language.tsx'
import { plainText } from '../../language/written.ts'
import type { TransactionLine } from '../../sources/transaction-lines.server.ts'
import { divide } from './treemap.ts'

const whole = { x: 0, y: 0, width: 1000, height: 220 }

/** The block as a picture: a field for each transaction, as large as the gas that it used. */
export function BlockPicture({ lines }: { lines: readonly TransactionLine[] }) {
  const t = useTranslations('blocks')
  const { href } = useLanguage()
  const formatInteger = useInteger()
  const drawn = lines.filter(({ gasUsed = 0n }) => gasUsed > 0n).toSorted(byGas)
  if (drawn.length === 0) return null
  const fields = divide(
    drawn.map(({ gasUsed = 0n }) => Number(gasUsed)),
    whole,
  )
  return (
    <section className="card" aria-labelledby="picture">
      <h2 id="picture" className="card-head">
        {t('picture')}
      </h2>
      <div className="p-[18px]">
        <svg viewBox="0 0 1000 220" preserveAspectRatio="none" className="block h-[220px] w-full">
          <defs>
            <pattern
              id="hatch"
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="3" height="8" className="fill-ground/60" />
            </pattern>
          </defs>
          {drawn.map((line, at) => {
            const { x, y, width, height } = fields[at] ?? whole
            const box = {
              x: x + 1,
              y: y + 1,
              width: Math.max(width - 2, 0.5),
              height: Math.max(height - 2, 0.5),
            }
            return (
              <Link key={line.hash} to={href(`/transaction/${line.hash}/`)} tabIndex={-1}>
                <title>{`${plainText(line.sentence)} · ${formatInteger(line.gasUsed ?? 0n)} gas`}</title>
                <rect {...box} rx="4" className={`${kindFill(kinds.indexOf(line.kind))} hover:opacity-80`} />
                {line.hasFailed && (
                  <rect {...box} rx="4" fill="url(#hatch)" className="pointer-events-none" />
                )}
              </Link>
            )
          })}
        </svg>
        <Legend lines={lines} />
        <p className="mt-2 text-[13px] text-faint">{t('pictureHint')}</p>
      </div>
    </section>
  )
}

function Legend({ lines }: { lines: readonly TransactionLine[] }) {
  const t = useTranslations('things')
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-muted">
      {kinds.map((kind, at) => {
        const count = lines.filter((line) => line.kind === kind).length
        if (count === 0) return null
        return (
          <li key={kind} className="flex items-center gap-1.5">
            <svg width="9" height="9" aria-hidden="true">
              <rect width="9" height="9" rx="2.500" className={kindFill(at)} />
            </svg>
            {t(kind)} {count}
          </li>
        )
      })}
    </ul>
  )
}

function byGas({ gasUsed: one = 0n }: TransactionLine, { gasUsed: other = 0n }: TransactionLine): number {
  return one === other ? 0 : one > other ? -1 : 1
}
