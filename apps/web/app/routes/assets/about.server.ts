import { formatUnits, shortenAddress } from '@injsight/chain'
import type { DenomRules, FundOfShare, GetAssetResponse } from '@injsight/injsight-v1'
import { isolateName, isolateOdd } from '../../language/isolate.ts'
import { pathOfDenom } from '../../language/token-paths.ts'
import { listWords } from '../../language/list-words.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, writeAccount, writeCoin, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { sayKind, sayTier, warn } from '../../views/assets/asset-table.server.ts'
import { pathOfChannel } from '../../views/bridges/paths.ts'
import { sayChain } from '../../views/bridges/say-chain.ts'
import { pathOfMarket } from '../../views/markets/path-of-market.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { outsidePrice, outsideWorth } from '../../views/prices/outside-prices.server.ts'
import type { Asset } from './shown-asset.ts'

/** What an asset says that it is, and how far to believe it. */
export function listHead({ known }: Asset, naming: Naming): ToldFact[] {
  if (known === undefined) return []
  const t = translationsIn(naming.language, 'assets')
  const facts: ToldFact[] = []
  if (known.name !== '') facts.push({ name: t('asset.name'), shown: [isolateName(known.name, longestName)] })
  const meant = known.lookAlikes.find(({ asset }) => asset !== '')
  const warnings = warn({ ...known, isLost: false }, naming)
  if (warnings.length > 0) {
    const link = meant && {
      text: isolateOdd(meant.symbol),
      title: meant.asset,
      to: pathOfDenom(meant.asset),
      look: 'name' as const,
    }
    facts.push({ name: t('asset.warning'), shown: [warnings.join(' · '), ...(link ? [' · ', link] : [])] })
  }
  const kind = sayKind(known.kind, naming)
  facts.push({ name: t('columns.kind'), shown: [`${kind} · ${sayTier(known.verification, naming)}`] })
  return facts
}

const longestName = 200

/** What it is worth, who rules over it, and where it comes from. */
export function listTail(asset: Asset, naming: Naming): ToldFact[] {
  const { known, told } = asset
  if (known === undefined || told === undefined) return []
  const t = translationsIn(naming.language, 'assets')
  const text = (name: string, shown: Written, copy?: string): ToldFact[] => [
    { name, shown, ...(copy !== undefined && { copy }) },
  ]
  const quote = told.quote === '' ? '' : ` ${symbolOf(told.quote, naming)}`
  const priced = known.price !== ''
  return [
    ...(asset.supply === '0' ? [] : text(t('asset.circulating'), [t('asset.circulatingText')])),
    ...(priced ? text(t('asset.price'), [writeMoney(known.price) + quote]) : []),
    ...(priced ? text(t('asset.worth'), [writeMoney(known.worth, 2) + quote]) : []),
    ...(priced ? [] : listOutsidePrice(asset, naming)),
    ...listRulers(asset, told, naming),
    ...listOrigin(told, naming),
    ...listOnEthereum(asset, naming),
    ...(told.fund ? text(t('asset.fund'), writeFund(told.fund, naming)) : []),
    ...(told.rules ? listHooks(told.rules, naming) : []),
  ]
}

/** What others say that it costs, where no market of this chain does. */
function listOutsidePrice({ denom, supply, decimals, prices }: Asset, naming: Naming): ToldFact[] {
  if (prices === undefined || prices.state === 'beyond') return []
  const t = translationsIn(naming.language, 'assets')
  const told = { prices, naming }
  const { shown, below = [] } = outsidePrice(denom, told)
  const price = { name: t('asset.price'), shown: [...shown, ...(below.length > 0 ? [' · ', ...below] : [])] }
  if (!prices.of.has(denom)) return [price]
  return [price, { name: t('asset.worth'), shown: outsideWorth(denom, supply, decimals, told).shown }]
}

function writeMoney(exact: string, maxDecimals = 18): string {
  return formatUnits(exact, 0, { group: true, maxDecimals })
}

/** Who may make more of it. */
function listRulers({ known, decimals }: Asset, told: GetAssetResponse, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'assets')
  const facts: ToldFact[] = []
  const kind = known?.kind
  const isRuled = kind === 'factory' || kind === 'cw20'
  const isKnown = !told.unknown.some((one) => one === 'tokenfactory' || one === 'cw20')
  if (isRuled && isKnown) {
    const admin = known?.admin ?? ''
    const may = listWords(
      [t('asset.adminMay'), ...(told.canAdminBurn ? [t('asset.adminBurns')] : [])],
      naming.language,
    )
    const shown: Written = admin === '' ? [t('asset.nobody')] : [writeAccount(admin, naming), ` · ${may}`]
    facts.push({ name: t('asset.admin'), shown, ...(admin !== '' && { copy: admin }) })
  }
  if (told.cap !== '')
    facts.push({ name: t('asset.cap'), shown: [formatUnits(told.cap, decimals ?? 0, { group: true })] })
  if (told.creator !== '')
    facts.push({ name: t('asset.creator'), shown: [writeAccount(told.creator, naming)], copy: told.creator })
  if (told.codeId > 0n) {
    const code = { text: `#${told.codeId}`, to: `/code/${told.codeId}/`, look: 'identifier' as const }
    facts.push({ name: t('asset.code'), shown: [code] })
  }
  return facts
}

/** Where it comes from: hop by hop, or the contract on Ethereum. */
function listOrigin({ asset, hops, ethereum }: GetAssetResponse, { language }: Naming): ToldFact[] {
  const t = translationsIn(language, 'assets')
  const facts: ToldFact[] = []
  if (ethereum !== '')
    facts.push({
      name: t('asset.ethereum'),
      shown: [{ text: ethereum, look: 'identifier' }],
      copy: ethereum,
    })
  if (hops.length > 0) {
    const shown = hops.flatMap(({ port, channel, chain, counterpartyChannel }, at): Written => {
      const far = counterpartyChannel === '' ? '' : ` ← ${counterpartyChannel}`
      const where = chain === '' ? t('asset.unknownChain') : sayChain(chain)
      // The first is this chain's own; the others are of the chains before it.
      const to = at === 0 ? { to: pathOfChannel(port, channel) } : {}
      const hop = { text: `${port}/${channel}`, look: 'identifier' as const, ...to }
      return [at === 0 ? '' : ' ← ', hop, `${far} (${where})`]
    })
    facts.push({ name: t('asset.path'), shown })
  }
  const base = asset?.base ?? ''
  if (base !== '')
    facts.push({ name: t('asset.base'), shown: [{ text: base, look: 'identifier' }], copy: base })
  return facts
}

/** What its contract on Ethereum says, and how much of it the bridge has there: all that came over, and did not go back. */
function listOnEthereum({ onEthereum }: Asset, { language }: Naming): ToldFact[] {
  if (onEthereum === undefined) return []
  const t = translationsIn(language, 'assets')
  const { name, symbol, hasDecimals, decimals, held, bridge } = onEthereum
  const called = [name, symbol].filter((one) => one !== '').map((one) => isolateName(one, longestName))
  const facts: ToldFact[] = []
  if (called.length > 0) facts.push({ name: t('asset.onEthereum'), shown: [called.join(' · ')] })
  if (held !== '' && hasDecimals) {
    const text = formatUnits(held, decimals, { group: true, maxDecimals: 8 })
    const title = `${formatUnits(held, decimals, { group: true })} · ${bridge}`
    facts.push({ name: t('asset.heldThere'), shown: [{ text, title, look: 'number' }] })
  }
  return facts
}

function writeFund({ marketId, ticker, depositDenom, balance }: FundOfShare, naming: Naming): Written {
  const market = {
    text: isolateOdd(ticker),
    title: marketId,
    to: pathOfMarket(marketId),
    look: 'name' as const,
  }
  const coin = writeCoin({ denom: depositDenom, amount: balance }, naming)
  return [market, ' · ', coin]
}

/** Contracts that decide about its transfers; its roles have lists of their own. */
function listHooks({ wasmHook, evmHook }: DenomRules, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'assets')
  return [wasmHook, evmHook]
    .filter((one) => one !== '')
    .map((hook) => ({
      name: t('asset.hook'),
      shown: [{ text: shortenAddress(hook), title: hook, to: `/contract/${hook}/`, look: 'identifier' }],
      copy: hook,
    }))
}
