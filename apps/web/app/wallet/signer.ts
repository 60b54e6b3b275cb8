/** What a connected wallet can do for a transaction. */
export type Signer = CosmosSigner | EthereumSigner

/** Signs the bytes of a transaction, as wallets of Cosmos do. */
export type CosmosSigner = {
  kind: 'cosmos'
  /** `inj1…` */
  address: string
  /** 33 bytes, compressed. */
  publicKey: Uint8Array
  /** @throws in words, when the visitor or the wallet refuses */
  signDirect: (
    doc: DirectDoc,
  ) => Promise<{ bodyBytes: Uint8Array; authInfoBytes: Uint8Array; signature: Uint8Array }>
  /** Only of a wallet that signs nothing but JSON. @throws in words, when the visitor or the wallet refuses */
  signAmino?: (doc: AminoDoc) => Promise<{ signed: AminoDoc; signature: Uint8Array }>
}

/** A transaction as JSON, for wallets that can't sign its bytes. */
export type AminoDoc = {
  account_number: string
  chain_id: string
  fee: { amount: { denom: string; amount: string }[]; gas: string }
  memo: string
  msgs: { type: string; value: unknown }[]
  sequence: string
  timeout_height?: string
}

export type DirectDoc = {
  bodyBytes: Uint8Array
  authInfoBytes: Uint8Array
  chainId: string
  accountNumber: bigint
}

/** Signs typed data (EIP-712), as wallets of Ethereum do; the key is found in the signature. */
export type EthereumSigner = {
  kind: 'ethereum'
  /** `inj1…` */
  address: string
  /** `0x…`, the same bytes */
  ethereumAddress: string
  /** Number of the EVM chain that the wallet will accept in the typed data. */
  evmChainId: number
  /** What is signed is read on another screen, that of a device or a telephone, which takes its time. */
  isElsewhere?: boolean
  /** The form of typed data that it takes when no gateway makes it. */
  eip712: 'v1' | 'v2'
  /**
   * 65 bytes of r, s and v.
   *
   * @throws in words, when the visitor or the wallet refuses
   */
  signTypedData: (json: string) => Promise<`0x${string}`>
  /**
   * Signs a transaction of the EVM and sends it, by itself; missing where the wallet can't.
   *
   * @returns its Ethereum hash
   * @throws in words, when the visitor or the wallet refuses
   */
  sendCall?: (call: PricedCall) => Promise<string>
}

/** What a contract of the EVM is told: `0x…` all of it, `value` in the smallest unit of INJ. */
export type EthereumCall = { to: string; data: string; value: string }

/** With the most gas that it may take, and the price of a unit of it: `0x…` too. */
type PricedCall = EthereumCall & { gas: string; gasPrice: string }
