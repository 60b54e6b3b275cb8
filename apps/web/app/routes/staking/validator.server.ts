import { decodeAddress, formatUnits, layOut, readAccount } from '@injsight/chain'
import type { GetValidatorResponse, ListedValidator } from '@injsight/injsight-v1'
import { formatInteger } from '../../language/format-integer.ts'
import { isolateName, withoutMarks } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import type { Vote } from '../../sources/staking/validators.server.ts'
import { writeMoment } from '../../time/write-moment.server.ts'
import { coin, coins } from '../../views/lists/cells.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { percent, percentOf } from '../../views/staking/percent.ts'
import type { ShownUptime } from './uptime-card.tsx'
import { stateOf, writeDelegators } from './validator-table.server.ts'

export type Validator = Omit<GetValidatorResponse, 'validator'> & { validator: ListedValidator }

/** @example sayValidator(told, naming) // 'beta is number 1 of the validators by stake: 1,179 INJ, 29.77% of all votes, …' */
export function sayValidator({ validator, rank, bonded, denom }: Validator, naming: Naming): string {
  const t = translationsIn(naming.language, 'staking')
  const { operator, moniker, tokens, commissionRate, tombstoned } = validator
  const name = isolateName(moniker || operator)
  if (tombstoned) return t('said.tombstoned', { name })
  if (tokens === '') return t(validator.status === 'gone' ? 'said.gone' : 'said.unknown', { name })
  const decimals = naming.names.tokens.get(denom)?.decimals ?? 0
  const staked = {
    name,
    tokens: formatUnits(tokens, decimals, { group: true, maxDecimals: 2 }),
    unit: symbolOf(denom, naming),
  }
  const state = stateOf(validator)
  if (state !== 'bonded') return t(`said.${state === 'gone' ? 'unbonded' : state}`, staked)
  const share = percentOf(BigInt(tokens), BigInt(bonded || 0))
  return t('said.bonded', { ...staked, rank: String(rank), share, commission: percent(commissionRate) })
}

export function listValidatorFacts(told: Validator, naming: Naming): ToldFact[] {
  return [
    ...listStanding(told, naming),
    ...listWork(told, naming),
    ...listEarnings(told, naming),
    ...listNames(told, naming),
  ]
}

function listStanding({ validator, bonded, denom }: Validator, naming: Naming): ToldFact[] {
  const { language } = naming
  const t = translationsIn(language, 'staking')
  const { tokens, jailedUntil, jailed, tombstoned, unbondingTime, commissionTime } = validator
  const facts: ToldFact[] = [{ name: t('facts.state'), shown: [t(`states.${stateOf(validator)}`)] }]
  if (jailed && jailedUntil > 0n && !tombstoned)
    facts.push({ name: t('facts.jailedUntil'), shown: [writeMoment(jailedUntil, language)] })
  if (validator.status === 'unbonding' && unbondingTime > 0n)
    facts.push({ name: t('facts.freeAt'), shown: [writeMoment(unbondingTime, language)] })
  if (tokens !== '') {
    const share =
      validator.status === 'bonded' ? [` · ${percentOf(BigInt(tokens), BigInt(bonded || 0))}`] : []
    facts.push(
      { name: t('facts.power'), shown: [...coin(denom, tokens, naming).shown, ...share] },
      { name: t('facts.selfBond'), shown: writeSelfBond(validator, denom, naming) },
      { name: t('facts.delegators'), shown: [writeDelegators(validator.delegators)] },
    )
  }
  const bounds = t('facts.commissionBounds', {
    most: percent(validator.commissionMaxRate),
    change: percent(validator.commissionMaxChangeRate),
  })
  const since =
    commissionTime > 0n
      ? [
          ' · ',
          ...layOut({ time: writeMoment(commissionTime, language) }, (marks) =>
            t('facts.commissionSince', marks),
          ),
        ]
      : []
  const rate = { text: percent(validator.commissionRate), look: 'number' as const }
  facts.push({ name: t('facts.commission'), shown: [rate, ` · ${bounds}`, ...since] })
  return facts
}

/** Most validators ask the least that the chain lets them, which is next to nothing: of that nobody is told. */
function writeSelfBond({ selfBond, minSelfBond }: ListedValidator, denom: string, naming: Naming): Written {
  if (selfBond === '') return ['—']
  const held = coin(denom, selfBond, naming).shown
  const decimals = naming.names.tokens.get(denom)?.decimals ?? 0
  if (BigInt(minSelfBond || 0) < 10n ** BigInt(decimals)) return held
  const least = formatUnits(minSelfBond, decimals, { group: true })
  const unit = symbolOf(denom, naming)
  return [...held, ` · ${translationsIn(naming.language, 'staking')('facts.leastOwn', { least, unit })}`]
}

function listWork({ validator, window, mostMissed }: Validator, { language }: Naming): ToldFact[] {
  const t = translationsIn(language, 'staking')
  const { signed, missed, proposed, missedInWindow } = validator
  const facts: ToldFact[] = []
  const all = signed + missed
  if (all > 0n) {
    const share = percentOf(signed, all)
    facts.push({
      name: t('facts.votes'),
      shown: [t('facts.votesText', { share, blocks: formatInteger(all) })],
    })
  }
  if (window > 0n && missedInWindow >= 0n) {
    const said = {
      missed: formatInteger(missedInWindow),
      window: formatInteger(window),
      most: formatInteger(mostMissed),
    }
    facts.push({ name: t('facts.window'), shown: [t('facts.windowText', said)] })
  }
  facts.push({ name: t('facts.proposed'), shown: [formatInteger(proposed)] })
  return facts
}

function listEarnings({ rewards, commission, unknown }: Validator, naming: Naming): ToldFact[] {
  if (unknown.includes('rewards')) return []
  const t = translationsIn(naming.language, 'staking')
  const told = (held: typeof rewards) => (held.length === 0 ? ['0'] : coins(held, naming).shown)
  return [
    { name: t('facts.rewards'), shown: told(rewards) },
    { name: t('facts.earned'), shown: told(commission) },
  ]
}

function listNames({ validator }: Validator, { language }: Naming): ToldFact[] {
  const t = translationsIn(language, 'staking')
  const { operator, consensus } = validator
  const account = readAccount(operator)
  const hex = Buffer.from(decodeAddress(consensus).bytes).toString('hex').toUpperCase()
  const code = (text: string, to?: string) => ({
    shown: [{ text, look: 'identifier' as const, ...(to !== undefined && { to }) }],
    copy: text,
  })
  return [
    { name: t('facts.operator'), ...code(operator) },
    { name: t('facts.account'), ...code(account, `/account/${account}/`) },
    { name: t('facts.consensus'), ...code(consensus) },
    { name: t('facts.hex'), ...code(hex) },
  ]
}

const longestWords = 1000

/** What it says of itself, which may be anything of any length. */
export function listOwnWords(
  { validator }: Validator,
  { language }: Naming,
): { name: string; text: string }[] {
  const t = translationsIn(language, 'staking')
  const { website, details, identity, securityContact } = validator
  const said = [
    { name: t('facts.website'), text: website },
    { name: t('facts.details'), text: details },
    { name: t('facts.identity'), text: identity },
    { name: t('facts.contact'), text: securityContact },
  ]
  return said
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => ({ name, text: withoutMarks(text.slice(0, longestWords)) }))
}

export function viewUptime(votes: readonly Vote[], { language }: Naming): ShownUptime {
  const t = translationsIn(language, 'staking')
  const count = (status: Vote['status']) => votes.filter((vote) => vote.status === status).length
  const proposed = count('proposed')
  const legend = (['signed', 'missed', 'proposed'] as const).map((status) => ({
    status,
    text: t(`legend.${status}`),
  }))
  return {
    title: t('uptime', { count: votes.length }),
    text:
      votes.length === 0
        ? t('noUptime')
        : t('uptimeText', {
            signed: String(count('signed') + proposed),
            missed: String(count('missed')),
            proposed: String(proposed),
          }),
    legend,
    squares: votes.map(({ height, status }) => ({
      height: String(height),
      status,
      label: t(`square.${status}`, { height: formatInteger(height) }),
      to: `/block/${height}/`,
    })),
  }
}
