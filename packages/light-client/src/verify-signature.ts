/** Answers whether a signature of ed25519 is one of this key and message. */
export async function verifySignature(
  key: Uint8Array,
  signed: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  if (key.length !== 32 || signature.length !== 64) return false
  return (await verifyNatively(key, signed, signature)) || verifyAsChain(key, signed, signature)
}

/** The browser's own, twenty times as fast; some don't have it, and none has it on a page without TLS. */
async function verifyNatively(key: Uint8Array, signed: Uint8Array, signature: Uint8Array): Promise<boolean> {
  try {
    const { subtle } = globalThis.crypto
    const imported = await subtle.importKey('raw', copy(key), 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', imported, copy(signature), copy(signed))
  } catch {
    return false // the other one has the last word
  }
}

/** By ZIP 215, which the chain goes by: it takes a few odd signatures that RFC 8032 leaves open. */
async function verifyAsChain(key: Uint8Array, signed: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const { ed25519 } = await import('@noble/curves/ed25519')
  try {
    return ed25519.verify(signature, signed, key, { zip215: true })
  } catch {
    return false // a key that is no point of the curve
  }
}

/** WebCrypto takes bytes that nobody shares. */
function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
