import type { RestRule, ServedMethod, ServedService } from '@injsight/grpc-web'

/**
 * A service of the public indexer, at the paths as well of the gateway that Injective's Go SDK brings for each of them:
 * the method's gRPC path, to which its request is POSTed as JSON.
 */
export function withGateway({ typeName, methods }: ServedService): ServedService {
  return {
    typeName,
    methods: methods.map((served) => ({ ...served, rules: [...served.rules, toRule(served)] })),
  }
}

/** Names in camel case, whole numbers of 64 bits as texts, nothing left out. */
function toRule({ path, method }: ServedMethod): RestRule {
  return { post: path, format: (reply) => method.O.toJson(reply, { emitDefaultValues: true }) }
}
