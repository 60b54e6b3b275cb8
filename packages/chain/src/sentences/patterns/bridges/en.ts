export const bridges = {
  ibc: {
    transfer:
      '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {receiver} over {channel}',
    receive:
      '{relayer} {failed, select, yes {tried to deliver} other {delivered}} {amount} from {sender} to {receiver} over {channel}',
    receiveOther:
      '{relayer} {failed, select, yes {tried to deliver} other {delivered}} a packet over {channel}',
    notAccepted: '{sentence}, but it was refused',
    acknowledge:
      '{relayer} {failed, select, yes {tried to confirm} other {confirmed}} that {amount} from {sender} reached {receiver} over {channel}',
    acknowledgeOther:
      '{relayer} {failed, select, yes {tried to confirm} other {confirmed}} that a packet arrived over {channel}',
    refuse:
      '{relayer} {failed, select, yes {tried to report} other {reported}} that {receiver} was refused {amount} over {channel}; it {failed, select, yes {would go} other {went}} back to {sender}',
    refuseOther:
      '{relayer} {failed, select, yes {tried to report} other {reported}} that a packet was refused over {channel}',
    timeout:
      '{relayer} {failed, select, yes {tried to report} other {reported}} that {amount} for {receiver} came too late over {channel}; it {failed, select, yes {would go} other {went}} back to {sender}',
    timeoutOther:
      '{relayer} {failed, select, yes {tried to report} other {reported}} that a packet came too late over {channel}',
    createClient:
      '{signer} {failed, select, yes {tried to set up} other {set up}} a light client for the chain {network}',
    updateClient:
      '{signer} {failed, select, yes {tried to bring} other {brought}} the light client {client} up to date',
    reportMisbehaviour:
      '{signer} {failed, select, yes {tried to report} other {reported}} that the chain behind {client} contradicts itself',
    openConnection:
      '{signer} {failed, select, yes {tried to take} other {took}} {step, select, init {the first step} try {the second step} ack {the third step} other {the last step}} to open the connection {connection}',
    openChannel:
      '{signer} {failed, select, yes {tried to take} other {took}} {step, select, init {the first step} try {the second step} ack {the third step} other {the last step}} to open {channel}',
    openNewChannel:
      '{signer} {failed, select, yes {tried to take} other {took}} {step, select, init {the first step} try {the second step} ack {the third step} other {the last step}} to open a channel for {port}',
    closeChannel: '{signer} {failed, select, yes {tried to close} other {closed}} {channel}',
    prune: '{signer} {failed, select, yes {tried to clear} other {cleared}} away old receipts of {channel}',
    registerPayee:
      '{relayer} {failed, select, yes {tried to direct} other {directed}} what they earn on {channel} to {payee}',
    payFee:
      '{signer} {failed, select, yes {tried to offer} other {offered}} {amount} to whoever relays a packet over {channel}',
    passOn: '{sentence}, to be passed on to {receiver}',
    callOn: '{sentence}, to call {contract}',
    arrived: '{sentence}, and it arrived',
    returned: '{sentence}, where it was refused and came back',
    expired: '{sentence}, but it came too late and went back',
  },
  peggy: {
    send: '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {recipient} on Ethereum',
    cancel:
      '{sender} {failed, select, yes {tried to take back} other {took back}} transfer {number} to Ethereum',
    limit:
      '{authority} {failed, select, yes {tried to limit} other {limited}} what may cross the Ethereum bridge of {denom} to {limit} in {count, plural, one {# block} other {# blocks}}',
    unlimit:
      '{authority} {failed, select, yes {tried to lift} other {lifted}} the limit of what may cross the Ethereum bridge of {denom}',
    requestBatch:
      '{orchestrator} {failed, select, yes {tried to bundle} other {bundled}} the waiting transfers of {denom} to Ethereum',
    confirmBatch:
      '{orchestrator} {failed, select, yes {tried to sign} other {signed}} batch {number} of transfers to Ethereum',
    confirmValidators:
      '{orchestrator} {failed, select, yes {tried to sign} other {signed}} the validator set {number} for the Ethereum bridge',
    claimDeposit:
      '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that {sender} sent {amount} from Ethereum to {receiver}',
    claimWithdrawal:
      '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that batch {number} arrived on Ethereum',
    claimToken:
      '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that {denom} is {contract} on Ethereum',
    claimValidators:
      '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that Ethereum knows the validator set {number}',
    setOrchestrator:
      '{sender} {failed, select, yes {tried to appoint} other {appointed}} {orchestrator} to watch the bridge, signing as {address} on Ethereum',
    watch:
      '{sender} {failed, select, yes {tried} other {began}} to watch the bridge, signing as {address} on Ethereum',
    block:
      '{signer} {failed, select, yes {tried to bar} other {barred}} {count, plural, one {# Ethereum address} other {# Ethereum addresses}} from the bridge',
    unblock:
      '{signer} {failed, select, yes {tried to let} other {let}} {count, plural, one {# Ethereum address} other {# Ethereum addresses}} use the bridge again',
  },
}
