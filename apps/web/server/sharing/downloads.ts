import type { ServerResponse } from 'node:http'
import type { Turn, Visit } from '@injsight/runtime'
import { sendAsMade, type Made } from '../pages/send.ts'
import type { GivingWay } from './giving-way.ts'
import { inTurn, inTurns, longestTurnMs } from './in-turn.ts'

type Download = {
  response: ServerResponse
  visit: Visit
  asked: Request
  /** Begins the file. */
  ask: () => Promise<Response>
} & Made

/** Lists as files: piece by piece, in turn with all others who take one, and when no page is being made. */
export type Downloads = {
  send(download: Download): Promise<void>
  /**
   * How many turns of others come before the first of a file; undefined once it has come, or where none was asked for.
   *
   * @param ticket as the page that asked for the file chose it: `?ticket=`
   */
  ahead(ticket: string): number | undefined
}

/** Nothing of a file was taken for so long: nobody is there. */
const idleMs = 300_000

export function createDownloads(way: GivingWay): Downloads {
  const waiting = new Map<string, Turn>()
  return {
    async send({ response, visit, asked, ask, ...made }) {
      const ticket = new URL(asked.url).searchParams.get('ticket') ?? ''
      const taking = { visit, signal: asked.signal, way, longestMs: longestTurnMs }
      const onTurn = (turn: Turn) => ticket !== '' && waiting.set(ticket, turn)
      response.setTimeout(idleMs, () => response.destroy())
      try {
        const answer = await inTurn({ ...taking, onTurn }, ask).finally(() => waiting.delete(ticket))
        await sendAsMade(response, answer, { ...made, read: (body) => inTurns(body, taking) })
      } finally {
        visit.leave()
      }
    },
    ahead: (ticket) => waiting.get(ticket)?.ahead(),
  }
}
