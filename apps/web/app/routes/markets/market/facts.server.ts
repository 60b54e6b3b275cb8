import type { NamedMarket } from '@injsight/injsight-v1'
import { formatLength } from '../../../time/format-span.ts'
import { isolateOdd } from '../../../language/isolate.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../../language/write-part.server.ts'
import type { Written } from '../../../language/written.ts'
import { writeMoment } from '../../../time/write-moment.server.ts'
import { describeMarket } from '../../../views/markets/market-rows.server.ts'
import type { Rules } from '../../../views/markets/rules.server.ts'
import { writeShare } from '../../../views/markets/write-share.server.ts'
import { nameOfFeed, nameOfOracle, pathOfOracle } from '../../../views/oracles/feed-paths.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import { writeNumber, writeQuantity, type Units } from './units.server.ts'

/** What a market is, and what orders in it must keep to. */
export function listFacts(
  market: NamedMarket,
  rules: Rules | undefined,
  units: Units,
  naming: Naming,
): ToldFact[] {
  const t = translationsIn(naming.language, 'market')
  const denom = (name: string): Pick<ToldFact, 'shown' | 'copy'> => ({
    shown: [{ text: symbolOf(name, naming), title: name, look: 'name' }],
    copy: name,
  })
  return [
    { name: t('facts.market'), shown: [describeMarket(market, naming.language)] },
    {
      name: t('facts.id'),
      shown: [{ text: market.marketId, look: 'identifier' }],
      copy: market.marketId,
    },
    ...(market.baseDenom === '' ? [] : [{ name: t('facts.base'), ...denom(market.baseDenom) }]),
    { name: t('facts.quote'), ...denom(market.quoteDenom) },
    ...(rules === undefined ? [] : listRules(rules, units, naming)),
  ]
}

function listRules(rules: Rules, units: Units, { language }: Naming): ToldFact[] {
  const t = translationsIn(language, 'market')
  const share = (text: string): Written => [text === '' ? '—' : writeShare(text)]
  const number = (text: string, unit: string): Written => [text === '' ? '—' : writeNumber(text, unit)]
  const { oracle, funding, expires } = rules
  const facts: (ToldFact | undefined)[] = [
    { name: t('facts.maker'), shown: share(rules.makerFee) },
    { name: t('facts.taker'), shown: share(rules.takerFee) },
    { name: t('facts.relayer'), shown: share(rules.relayerShare) },
    { name: t('facts.priceTick'), shown: number(rules.priceTick, units.quote) },
    {
      name: t('facts.quantityTick'),
      shown: rules.quantityTick === '' ? ['—'] : [writeQuantity(rules.quantityTick, units)],
    },
    { name: t('facts.notional'), shown: number(rules.minNotional, units.quote) },
    rules.initialMargin === '' ? undefined : { name: t('facts.initial'), shown: share(rules.initialMargin) },
    rules.maintenanceMargin === ''
      ? undefined
      : { name: t('facts.maintenance'), shown: share(rules.maintenanceMargin) },
    rules.reduceMargin === '' ? undefined : { name: t('facts.reduce'), shown: share(rules.reduceMargin) },
    rules.openCap === undefined
      ? undefined
      : {
          name: t('facts.openCap'),
          shown: rules.openCap === '' ? [t('facts.uncapped')] : number(rules.openCap, units.quote),
        },
    oracle && {
      name: t('facts.oracle'),
      shown: [
        {
          text: isolateOdd(nameOfFeed({ ...oracle, oracle: nameOfOracle(oracle.type) })),
          to: pathOfOracle(oracle),
          look: 'identifier',
        },
        ' · ',
        { text: nameOfOracle(oracle.type), look: 'identifier' },
      ],
    },
    oracle && { name: t('facts.oracleScale'), shown: [String(oracle.scale)] },
    funding && { name: t('facts.cap'), shown: share(funding.cap) },
    funding && { name: t('facts.interest'), shown: share(funding.interest) },
    funding && { name: t('facts.interval'), shown: [formatLength(funding.interval, language)] },
    expires === undefined ? undefined : { name: t('facts.expires'), shown: [writeMoment(expires, language)] },
  ]
  return facts.filter((fact) => fact !== undefined)
}
