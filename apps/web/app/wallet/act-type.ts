import type { Msgs } from '@injectivelabs/sdk-ts/core/modules'

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
}

/** A transaction that a node has taken. */
export type Sent = { hash: string }
