import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { loadProposal, nameProposal } from '../routes/governance/load-proposal.server.ts'
import { countProposal, sayProposal } from '../routes/governance/proposal.server.ts'
import { stateOf } from '../views/governance/proposal-table.server.ts'
import { percentOf } from '../views/staking/percent.ts'
import type { Card } from './card.ts'

const tones: Readonly<Record<string, 'good' | 'bad'>> = {
  passed: 'good',
  rejected: 'bad',
  failed: 'bad',
  dropped: 'bad',
}

/** What the image of a proposal says. */
export async function cardOfProposal(id: string, language: Language): Promise<Card> {
  const told = await loadProposal(id)
  const naming = await nameProposal(told, language)
  const t = translationsIn(language, 'governance')
  const state = stateOf(told.proposal)
  const tone = tones[state]
  const counted = countProposal(told)
  const hasVotes = counted !== undefined && counted.voted > 0n
  return {
    kind: `${t('columns.proposal')} #${told.proposal.id}`,
    badge: tone && { text: t(`states.${state}`), tone },
    sentence: sayProposal(told, naming),
    facts: hasVotes
      ? [
          { name: t('options.yes'), value: percentOf(counted.yes, counted.voted) },
          { name: t('options.no'), value: percentOf(counted.no + counted.veto, counted.voted) },
          { name: t('turnout'), value: percentOf(counted.voted, BigInt(told.bonded || 0)) },
        ]
      : [],
  }
}
