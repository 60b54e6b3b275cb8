import type { BroadcastAnswer } from './ask-site.ts'

/** What went wrong, by the key of its words. */
export class ActTrouble extends Error {
  override name = 'ActTrouble'
  readonly key:
    | 'unknownAccount'
    | 'otherActor'
    | 'sequence'
    | 'nothing'
    | 'unsignable'
    | 'unpaid'
    | 'authzAndAutoSign'
    | 'ownOnly'
    | 'notEthereum'

  constructor(key: ActTrouble['key']) {
    super(key)
    this.key = key
  }
}

/** A node has refused what was signed: nothing of it has happened, nor will. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: NonNullable<BroadcastAnswer['refusal']>

  constructor(refusal: NonNullable<BroadcastAnswer['refusal']>) {
    super(refusal.log)
    this.refusal = refusal
  }
}

/** The node has it already. */
export const isKnown = ({ codespace, code }: { codespace: string; code: number }): boolean =>
  codespace === 'sdk' && code === 19

/** As one of them; another of the account came first where its number was wrong. */
export function troubleOf(refusal: Refused['refusal']): ActTrouble | Refused {
  const isOfSequence = refusal.codespace === 'sdk' && refusal.code === 32
  return isOfSequence ? new ActTrouble('sequence') : new Refused(refusal)
}
