import type { Msgs } from '@injectivelabs/sdk-ts/core/modules'
import type { Written } from '../language/written.ts'

/** Something that the visitor means to do on the chain. */
export type Act = {
  /**
   * Makes its messages, after the press: `import('@injectivelabs/sdk-ts/core/modules')` has their classes, which know
   * themselves as protobuf, amino and typed data. What it throws is shown in the dialog.
   *
   * @param from the account that is connected, `inj1…`
   */
  build: (from: string) => Promise<readonly Msgs[]>
  memo?: string
  /** It isn't to be collected and sent with others: it was, or it has to be on the chain before something follows. */
  isAlone?: true
}

/** A transaction that a node has taken, its hash empty where only who pays for it could tell; or how an act reads that is to be sent with others. */
export type Sent = { hash: string; collected?: never } | { hash?: never; collected: Written }
