import { shortenHash } from '@injsight/chain'
import { useTranslations } from '../../language/use-translations.ts'
import { formatInteger } from '../../language/format-integer.ts'
import { GasUse } from '../../views/transactions/gas-use.tsx'
import { Moment } from '../../time/moment.tsx'
import { Proposer } from '../../views/blocks/proposer.tsx'
import { useLanguage } from '../../language/use-language.tsx'
import { Copyable } from '../../ui/take/copy-button.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Link } from '../../ui/link.tsx'
import { ToldFacts, type ToldFact } from '../../views/sentences/told-facts.tsx'

type Block = {
  height: bigint
  /** Milliseconds since 1970. */
  time: number
  txs: number
  moniker: string
  proposer: string
  operator: string
  hash: string
  /** Empty for the first block. */
  parentHash: string
  /** Undefined where that can't be had. */
  gas: { wanted: bigint; used: bigint } | undefined
  /** Whose word it is. */
  more: ToldFact[]
}

/** What the header of a block says, and its gas. */
export function BlockFacts({ block }: { block: Block }) {
  const t = useTranslations('blocks')
  const states = useTranslations('states')
  const height = formatInteger(block.height)
  return (
    <dl className="card facts facts-aside">
      <Fact name={t('height')}>
        <Copyable text={String(block.height)} label={t('height')}>
          <span className="mono">{height}</span>
        </Copyable>
      </Fact>
      <Fact name={t('time')}>
        <Moment time={block.time} />
      </Fact>
      <Fact name={t('proposer')}>
        <Proposer {...block} />
      </Fact>
      <Fact name={t('transactions')}>{formatInteger(block.txs)}</Fact>
      <Fact name={t('gas')}>
        {block.gas === undefined ? (
          <span className="text-muted">{states('unknown')}</span>
        ) : (
          <GasUse {...block.gas} />
        )}
      </Fact>
      <Fact name={t('hash')}>
        <Copyable text={block.hash} label={t('hash')}>
          <span className="mono">{block.hash}</span>
        </Copyable>
      </Fact>
      <Fact name={t('parent')}>
        <Parent hash={block.parentHash} />
      </Fact>
      <ToldFacts facts={block.more} />
    </dl>
  )
}

function Parent({ hash }: { hash: string }) {
  const t = useTranslations('blocks')
  const { href } = useLanguage()
  if (hash === '') return <span className="text-muted">{t('parentFirst')}</span>
  return (
    <Copyable text={hash} label={t('parent')}>
      <Link to={href(`/block/${hash}/`)} className="mono link" title={hash}>
        {shortenHash(hash)}
      </Link>
    </Copyable>
  )
}
