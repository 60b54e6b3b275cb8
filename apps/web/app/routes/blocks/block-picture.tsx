import { kinds } from '@injsight/chain'
import { useTranslations } from '../../language/use-translations.ts'
import { kindFill, KindSwatch } from '../../views/blocks/gas-bar.tsx'
import { Hatch } from '../../ui/charts/hatch.tsx'
import { formatInteger } from '../../language/format-integer.ts'
import { layOutBlock } from '../../views/blocks/lay-out-block.ts'
import type { Field } from '../../ui/charts/treemap.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { plainText } from '../../language/written.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import { Link } from '../../ui/link.tsx'

const whole = { x: 0, y: 0, width: 1000, height: 220 }

/** The block as a picture: a field for each transaction, as large as the gas that it used. */
export function BlockPicture({ lines }: { lines: readonly TransactionLine[] }) {
  const t = useTranslations('blocks')
  const drawn = layOutBlock(lines, whole)
  if (drawn.length === 0) return null
  return (
    <TitledCard title={t('picture')} id="picture">
      <div className="p-[18px]">
        <svg className="block h-[220px] w-full">
          <defs>
            <Hatch id="hatch" />
          </defs>
          {drawn.map(({ line, field }) => (
            <Cell key={line.hash} line={line} field={field} />
          ))}
        </svg>
        <Legend lines={lines} />
        <p className="mt-2 text-[13px] text-faint">{t('pictureHint')}</p>
      </div>
    </TitledCard>
  )
}

/** Placed by shares of the whole, so that the words in it keep their form however wide the picture is. */
function Cell({ line, field }: { line: TransactionLine; field: Field }) {
  const things = useTranslations('things')
  const { href } = useLanguage()
  const { x, y, width, height } = field
  const words = plainText(line.sentence)
  const isRoomy = width >= 90 && height >= 50
  return (
    <Link to={href(`/transaction/${line.hash}/`)} tabIndex={-1}>
      <title>{`${words} · ${things('gas')} ${formatInteger(line.gasUsed ?? 0n)}`}</title>
      <svg
        x={share(x, whole.width)}
        y={share(y, whole.height)}
        width={share(width, whole.width)}
        height={share(height, whole.height)}
      >
        <rect
          width="100%"
          height="100%"
          rx="5"
          strokeWidth="2"
          className={`${kindFill(kinds.indexOf(line.kind))} stroke-raised hover:opacity-80`}
        />
        {line.hasFailed && (
          <rect width="100%" height="100%" rx="5" fill="url(#hatch)" className="pointer-events-none" />
        )}
        {isRoomy && (
          <foreignObject width="100%" height="100%" className="pointer-events-none hidden md:block">
            <p className="line-clamp-4 px-2.5 pt-2 text-xs leading-4 text-on-kind">{words}</p>
          </foreignObject>
        )}
      </svg>
    </Link>
  )
}

const share = (part: number, of: number): string => `${((part * 100) / of).toFixed(3)}%`

function Legend({ lines }: { lines: readonly TransactionLine[] }) {
  const t = useTranslations('things')
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-muted">
      {kinds.map((kind) => {
        const count = lines.filter((line) => line.kind === kind).length
        if (count === 0) return null
        return (
          <li key={kind} className="flex items-center gap-1.5">
            <KindSwatch kind={kind} />
            {t(kind)} {count}
          </li>
        )
      })}
    </ul>
  )
}
