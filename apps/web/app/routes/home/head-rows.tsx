import { useTranslations } from '../../language/use-translations.ts'
import { Age } from '../../time/age.tsx'
import { GasBar } from '../../views/blocks/gas-bar.tsx'
import { mostGas, type Head } from '../../live/head.ts'
import { formatInteger } from '../../language/format-integer.ts'
import { Proposer } from '../../views/blocks/proposer.tsx'
import { useLanguage } from '../../language/use-language.tsx'
import { None } from '../../ui/states.tsx'
import { Link } from '../../ui/link.tsx'

/** The last blocks in short: height, proposer, gas, how many transactions, when. */
export function HeadRows({ heads }: { heads: readonly Head[] }) {
  const t = useTranslations('home')
  const things = useTranslations('things')
  const { href } = useLanguage()
  if (heads.length === 0) return <None>{t('noBlocks')}</None>
  const most = mostGas(heads)
  return (
    <ol className="grid grid-cols-[auto_minmax(0,1fr)_auto]">
      {heads.map((head) => (
        <li
          key={head.height}
          className="col-span-3 grid grid-cols-subgrid border-b border-hairline last:border-0"
        >
          <div className="col-span-3 grid grid-cols-subgrid items-center gap-x-4 px-[18px] py-[9px] md:gap-x-7">
            <Link
              to={href(`/block/${head.height}/`)}
              className="mono text-[15px] font-bold hover:text-accent"
            >
              {formatInteger(head.height)}
            </Link>
            <span className="grid min-w-0 gap-1.5">
              <Proposer {...head} />
              <GasBar gasByKind={head.gasByKind} most={most} />
            </span>
            <span className="text-right">
              {head.txs === 0 ? (
                <span className="text-faint">{things('noTransactions')}</span>
              ) : (
                things('transactions', { count: head.txs })
              )}
              <br />
              <span className="text-faint">
                <Age time={head.time} />
              </span>
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}
