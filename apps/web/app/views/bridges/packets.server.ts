import type { PacketFate, PacketStep } from '@injsight/injsight-v1'
import { shortenHash } from '@injsight/chain'
import { isolateName } from '../../language/isolate.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Piece, Written } from '../../language/written.ts'
import { pathOfPacket } from './paths.ts'
import { statusOf } from '../transactions/outcomes.server.ts'

/** A packet as a page shows it: its way, and what happened to it here. */
export type PacketView = {
  way: Written
  steps: { deed: string; why: string; at: Piece | undefined; time: number; isBad: boolean }[]
  /** Said of a packet that left and of which nothing has been heard. */
  waits: boolean
}

const longestWhy = 300

export function viewPackets(packets: readonly PacketFate[], { language }: Naming): PacketView[] {
  const t = translationsIn(language, 'transaction')
  return packets.map((packet) => {
    const { isOutgoing, channel, counterpartyChannel, chain, sequence, steps } = packet
    const there = `${counterpartyChannel}${chain === '' ? '' : ` (${isolateName(chain, 50)})`}`
    return {
      way: [
        {
          text: `${isOutgoing ? `${channel} → ${there}` : `${there} → ${channel}`} · ${t('packetNumber', { number: sequence })}`,
          to: pathOfPacket(packet),
          look: 'identifier',
        },
      ],
      steps: steps.map((step) => viewStep(step, language)),
      waits: isOutgoing && statusOf(packet) === undefined,
    }
  })
}

type Message = { type: string; events: readonly { type: string }[] }

/** Whether a transaction has to do with packets: contracts and executions send some, too. */
export function hasPackets(messages: readonly Message[]): boolean {
  return messages.some(({ events }) => events.some(({ type }) => packetEvent.test(type)))
}

const packetEvent = /^(send|recv|acknowledge|timeout)_packet$|^write_acknowledgement$/

function viewStep(step: PacketStep, language: Language) {
  const { deed, hasFailed, why, transactionHash, time } = step
  return {
    deed: sayDeed(step, language),
    why: why.slice(0, longestWhy),
    at: transactionHash === '' ? undefined : linkTo(transactionHash),
    time: Number(time),
    isBad: hasFailed || deed === 'timeout',
  }
}

const deeds = {
  send: 'packetSent',
  receive: 'packetReceived',
  answer: 'packetAnswered',
  acknowledge: 'packetArrived',
  timeout: 'packetTimeout',
} as const

/** What became of a packet in one step, in words; a deed that has none as the index tells it. */
export function sayDeed(
  { deed, hasFailed }: Pick<PacketStep, 'deed' | 'hasFailed'>,
  language: Language,
): string {
  const t = translationsIn(language, 'transaction')
  if (hasFailed) return t('packetRefused')
  return Object.hasOwn(deeds, deed) ? t(deeds[deed as keyof typeof deeds]) : deed
}

function linkTo(hash: string): Piece {
  return { text: shortenHash(hash), title: hash, to: `/transaction/${hash}/`, look: 'identifier' }
}
