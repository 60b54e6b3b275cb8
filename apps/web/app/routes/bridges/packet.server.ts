import { colonIn } from '../../language/list-words.ts'
import { layOut } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import type { GetIbcPacketResponse, IbcPacket } from '@injsight/injsight-v1'
import { isolate, isolateName } from '../../language/isolate.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeCoin, type Naming } from '../../language/write-part.server.ts'
import { joined, plainText, type Written } from '../../language/written.ts'
import { writeMoment } from '../../time/write-moment.server.ts'
import { fetchPacket } from '../../sources/bridges/bridges.server.ts'
import { anybody, named, otherChain, transaction, warnOf } from '../../views/bridges/cells.server.ts'
import { sayDeed } from '../../views/bridges/packets.server.ts'
import { pathOfChannel, pathOfPacket } from '../../views/bridges/paths.ts'
import { fileOnly, moment, nothing, words } from '../../views/lists/cells.server.ts'
import type { Table } from '../../views/lists/table.ts'
import { wholeSection } from '../../views/lists/whole-section.ts'
import type { ToldPage } from '../../views/pages/told-page.tsx'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { readPacketState } from './lists.server.ts'

const longestWords = 1000

type Asked = { direction: string; port: string; channel: string; sequence: string }

/** @throws not-found */
export async function fetchKnownPacket({ direction, port, channel, sequence }: Asked): Promise<{
  told: GetIbcPacketResponse
  packet: IbcPacket
}> {
  if (direction !== 'in' && direction !== 'out')
    throw notFound('page', `A packet goes in or out, not ${direction.slice(0, 40)}`)
  const told = await fetchPacket({ direction, port, channel, sequence })
  const [packet] = told.packet
  if (packet === undefined) throw notFound('packet', `There is no packet ${sequence} of ${port}/${channel}`)
  return { told, packet }
}

/** A packet from end to end: what it carries, what happened to it, and why it came back. */
export function viewPacket(told: GetIbcPacketResponse, packet: IbcPacket, naming: Naming): ToldPage {
  const { language } = naming
  const t = translationsIn(language, 'bridges')
  const { port, channel, sequence } = packet
  const said = sayPacket(packet, naming)
  return {
    title: said,
    description: `${said} · ${t('hints.channels')}`,
    heading: [said],
    about: '',
    crumbs: {
      to: pathIn(language, pathOfChannel(port, channel)),
      list: isolateName(`${port}/${channel}`),
      here: sequence,
    },
    facts: listFacts(told, packet, naming),
    sections: [
      wholeSection({
        id: 'steps',
        title: t('stepsTitle'),
        table: tableOfSteps(told, packet, naming),
        empty: t('none.steps'),
        warning: warnOf(told.unknown, naming),
        file: pathIn(language, `${pathOfPacket(packet)}steps.csv`),
      }),
    ],
    isLive: packet.state === 'waiting',
  }
}

function sayPacket(packet: IbcPacket, naming: Naming): string {
  const t = translationsIn(naming.language, 'bridges')
  const { amount, isOutgoing, receiver, sequence } = packet
  const channel = isolateName(packet.channel)
  const what =
    amount === ''
      ? t('said.packet', { id: sequence, channel })
      : t(isOutgoing ? 'said.sent' : 'said.received', {
          amount: writeCoin(coinOf(packet), naming).text,
          who: plainText(anybody(receiver, naming).shown),
          channel,
        })
  const state = readPacketState(packet)
  return t(`said.${state === 'refusedHere' ? 'refused' : state}`, { what })
}

function coinOf({ denom, localDenom, amount }: IbcPacket) {
  return { denom: localDenom || denom, amount }
}

function listFacts({ chain }: GetIbcPacketResponse, packet: IbcPacket, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'bridges')
  const state = readPacketState(packet)
  const { port, channel, counterpartyPort, counterpartyChannel, isOutgoing } = packet
  const here = named(`${port}/${channel}`, pathOfChannel(port, channel)).shown
  const there = named(`${counterpartyPort}/${counterpartyChannel}`).shown
  const facts: ToldFact[] = [{ name: t('facts.state'), shown: [t(`states.${state}`)] }]
  const why = sayWhy(packet, naming)
  if (why.length > 0) facts.push({ name: t('facts.why'), shown: why })
  if (packet.amount !== '') {
    facts.push(
      { name: t('facts.amount'), shown: [writeCoin(coinOf(packet), naming)] },
      { name: t('columns.denom'), shown: named(packet.denom).shown, copy: packet.denom },
      { name: t('facts.sender'), shown: anybody(packet.sender, naming).shown, copy: packet.sender },
      { name: t('facts.receiver'), shown: anybody(packet.receiver, naming).shown, copy: packet.receiver },
    )
  }
  facts.push({
    name: t('facts.way'),
    shown: isOutgoing ? [...here, ' → ', ...there] : [...there, ' → ', ...here],
  })
  if (chain !== '') facts.push({ name: t('facts.chain'), shown: otherChain({ chain }, naming).shown })
  facts.push({ name: t('facts.void'), shown: writeVoid(packet, naming) })
  if (packet.memo !== '')
    facts.push({ name: t('facts.memo'), shown: [isolate(packet.memo.slice(0, longestWords))] })
  return facts
}

/** Why it came back, by what the chain told and by its rule. */
function sayWhy(packet: IbcPacket, naming: Naming): Written {
  const t = translationsIn(naming.language, 'bridges')
  const { timeoutTime, timeoutHeight } = packet
  switch (readPacketState(packet)) {
    case 'timed_out':
      return timeoutTime > 0n
        ? layOut({ time: writeMoment(timeoutTime, naming.language) }, (marks) => t('facts.late', marks))
        : [t('facts.lateHeight', { height: timeoutHeight })]
    case 'refused':
      return [[t('facts.refused'), quote(packet.why)].filter(Boolean).join(colonIn(naming.language))]
    case 'refusedHere':
      return [[t('facts.refusedHere'), quote(packet.why)].filter(Boolean).join(' ')]
    default:
      return []
  }
}

function quote(text: string): string {
  return text === '' ? '' : isolate(text.slice(0, longestWords))
}

function writeVoid({ timeoutTime, timeoutHeight }: IbcPacket, { language }: Naming): Written {
  const time = timeoutTime > 0n ? [writeMoment(timeoutTime, language)] : []
  const said = joined([...time, ...(timeoutHeight === '' ? [] : [timeoutHeight])], ' · ')
  return said.length > 0 ? said : [translationsIn(language, 'bridges')('facts.never')]
}

/** What happened at both ends, as far as this chain was told, in the order of time; and what its rule adds. */
export function tableOfSteps(
  { steps, other }: GetIbcPacketResponse,
  packet: IbcPacket,
  naming: Naming,
): Table {
  const t = translationsIn(naming.language, 'bridges')
  const columns = [
    { name: t('columns.step') },
    { name: t('columns.why'), isOnlyInFile: true },
    { name: t('columns.where') },
    { name: t('columns.transaction') },
    { name: t('columns.time'), isTime: true },
  ]
  const told = [
    ...steps.map((step) => ({ ...step, place: `${packet.port}/${packet.channel}` })),
    ...other.map((step) => ({ ...step, place: `${packet.counterpartyPort}/${packet.counterpartyChannel}` })),
  ].toSorted((a, b) => Number(a.time - b.time))
  const rows = told.map((step, at) => ({
    key: String(at),
    cells: [
      { ...words([sayDeed(step, naming.language)]), ...(step.why !== '' && { below: [quote(step.why)] }) },
      fileOnly(step.why),
      named(step.place),
      transaction(step.transactionHash),
      step.time === 0n ? nothing : moment(step.time, naming),
    ],
  }))
  const state = readPacketState(packet)
  const end = told.findLast(({ deed }) => deed === 'timeout' || deed === 'acknowledge')
  if (packet.amount !== '' && end !== undefined && (state === 'timed_out' || state === 'refused'))
    rows.push({
      key: 'refund',
      cells: [
        {
          ...words([t('steps.refunded')]),
          below: [writeCoin(coinOf(packet), naming), ' → ', ...anybody(packet.sender, naming).shown],
        },
        fileOnly(''),
        named(end.place),
        transaction(end.transactionHash),
        moment(end.time, naming),
      ],
    })
  return { columns, rows }
}
