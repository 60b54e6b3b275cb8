import { createTransport, type Transport } from '@injsight/grpc-web'

/** A host whose answers are made here, by the name of the method, or by its whole path. */
export function createFakeTransport(
  answer: (method: string, request: Uint8Array, path: string) => Uint8Array,
): Transport {
  return createTransport({
    baseUrl: 'http://nowhere.invalid',
    timeoutMs: 1000,
    around: async ({ path, request }) =>
      Buffer.from(answer(path.slice(path.lastIndexOf('/') + 1), request, path)),
  })
}
