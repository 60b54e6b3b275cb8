import type { Message } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import type { GetProposalResponse, ListedProposal } from '@injsight/injsight-v1'
import type { Naming } from '../../language/write-part.server.ts'
import type { Language } from '../../language/languages.ts'
import { fetchProposal } from '../../sources/governance/proposals.server.ts'
import { addNamesOf } from '../../sources/names/mentions.server.ts'
import { namesAt } from '../../sources/names/names.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { thingsOf } from '../../views/sentences/things-of.server.ts'
import { readProposalId } from './read-proposals.ts'

export type Proposal = Omit<GetProposalResponse, 'proposal' | 'messages'> & {
  proposal: ListedProposal
  messages: Message[]
}

/** @throws not-found, invalid-input */
export async function loadProposal(text: string): Promise<Proposal> {
  const id = readProposalId(text)
  const { proposal, messages, ...told } = await fetchProposal(id)
  if (proposal === undefined) throw notFound('proposal', `There is no proposal ${id}`)
  return { ...told, proposal, messages: messages.map(readMessage) }
}

function readMessage({ type, json }: { type: string; json: string }): Message {
  const value: unknown = JSON.parse(json)
  return isRaw(value) ? { type, raw: value.raw } : { type, value }
}

/** What nobody could read has its bytes alone. */
function isRaw(value: unknown): value is { raw: string } {
  const isObject = typeof value === 'object' && value !== null
  return isObject && Object.keys(value).join(',') === 'raw' && typeof Reflect.get(value, 'raw') === 'string'
}

/** The names of the site, with those of what the proposal speaks of. */
export async function nameProposal(told: Proposal, language: Language): Promise<Naming> {
  return addSpokenOf(told, { language, names: await fetchNames() })
}

/** The names of when a proposal was submitted; of now, where nobody knows when that was. */
export async function nameMessages(told: Proposal, language: Language): Promise<Naming> {
  const names = await fetchNames()
  const { submitHeight } = told.proposal
  return addSpokenOf(told, {
    language,
    names: submitHeight === 0n ? names : namesAt(names, submitHeight),
  })
}

async function addSpokenOf({ proposal, messages }: Proposal, { language, names }: Naming): Promise<Naming> {
  const asked = thingsOf([{ code: 0, messages, events: [] }], names)
  const contracts = [...new Set([...asked.contracts, proposal.proposer])].filter((one) => one !== '')
  return { language, names: await addNamesOf({ ...asked, contracts }, names) }
}
