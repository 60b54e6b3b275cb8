import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { coin } from '../../views/lists/cells.server.ts'
import { options } from '../../views/governance/options.server.ts'
import { parseFraction, type Tally } from '../../views/governance/count-tally.ts'
import { percent, percentOf } from '../../views/staking/percent.ts'
import type { Proposal } from './load-proposal.server.ts'
import { countProposal } from './proposal.server.ts'
import type { ShownTally } from './tally-card.tsx'

/** The votes as a picture and in words; undefined before voting begins, and where nobody can tell. */
export function viewTally(told: Proposal, naming: Naming): ShownTally | undefined {
  const { proposal, rules, bonded, denom } = told
  const counted = countProposal(told)
  if (counted === undefined || rules === undefined) return viewVotes(told, naming)
  const t = translationsIn(naming.language, 'governance')
  // The set counts in whole coins, and its delegators vote with their fractions too.
  const all = counted.voted > BigInt(bonded) ? counted.voted : BigInt(bonded)
  const threshold = proposal.expedited ? rules.expeditedThreshold : rules.threshold
  const silent = all - counted.voted
  const check = (isMet: boolean) => ({ isMet, mark: t(isMet ? 'met' : 'missed') })
  return {
    title: t(proposal.status === 'voting' ? 'tally' : 'tallyFinal'),
    pieces: layOut(counted, all),
    quorumAt: toThousandth(rules.quorum),
    lines: [
      ...linesOf(counted, denom, naming),
      {
        option: 'none' as const,
        name: t('notVoted'),
        share: '',
        stake: coin(denom, (silent > 0n ? silent : 0n).toString(), naming).shown,
      },
    ],
    checks: [
      {
        name: t('turnout'),
        text: t('turnoutText', { share: percentOf(counted.voted, all), least: percent(rules.quorum) }),
        ...check(counted.hasQuorum),
      },
      {
        name: t('approval'),
        text: t(counted.decided > 0n ? 'approvalText' : 'approvalNobody', {
          share: percentOf(counted.yes, counted.decided),
          least: percent(threshold),
        }),
        ...check(counted.hasMajority),
      },
      {
        name: t('veto'),
        text: t(counted.voted > 0n ? 'vetoText' : 'vetoNobody', {
          share: percentOf(counted.veto, counted.voted),
          most: percent(rules.vetoThreshold),
        }),
        ...check(!counted.isVetoed),
      },
    ],
    note: t(proposal.endHeight === 0n ? 'rulesNow' : 'rulesThen'),
  }
}

/** The votes alone, where nobody tells how much stake there was, or by which rules they were counted. */
function viewVotes({ proposal, denom }: Proposal, naming: Naming): ShownTally | undefined {
  if (proposal.tally === undefined) return undefined
  const t = translationsIn(naming.language, 'governance')
  const { yes, no, noWithVeto, abstain } = proposal.tally
  const votes = { yes: BigInt(yes), no: BigInt(no), veto: BigInt(noWithVeto), abstain: BigInt(abstain) }
  return {
    title: t(proposal.status === 'voting' ? 'tally' : 'tallyFinal'),
    pieces: layOut(votes, sumOf(votes)),
    lines: linesOf(votes, denom, naming),
    checks: [],
    note: t('tallyUnknown'),
  }
}

function linesOf(votes: Tally, denom: string, naming: Naming): ShownTally['lines'] {
  const t = translationsIn(naming.language, 'governance')
  return options.map((option) => ({
    option,
    name: t(`options.${option}`),
    share: percentOf(votes[option], sumOf(votes)),
    stake: coin(denom, votes[option].toString(), naming).shown,
  }))
}

const sumOf = ({ yes, no, veto, abstain }: Tally) => yes + no + veto + abstain

const barLength = 1000n

/** As parts of a bar of 1000, which is all of it. */
function layOut(votes: Tally, all: bigint): ShownTally['pieces'] {
  let held = 0n
  const place = () => (all <= 0n ? 0 : Number((held * barLength * 100n) / all) / 100)
  return options.map((option) => {
    const from = place()
    held += votes[option]
    return { option, from, length: place() - from }
  })
}

function toThousandth(fraction: string): number {
  return Number((parseFraction(fraction) * barLength) / 10n ** 18n)
}
