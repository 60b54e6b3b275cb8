import { example, type Example } from '../testing/example.ts'
import { alice, bob, rainbow, usdt } from '../testing/world.ts'

const peggy = '/injective.peggy.v1'
const client = '/ibc.core.client.v1'
const stranger = 'osmo18s5lynnmx37hq4wlrw9gdn68sg2uxp5rzzzzzz'
const token = usdt.slice('peggy'.length)
const sentAway = { denom: usdt, amount: '1000000', sender: bob, receiver: stranger }

export const bridgeExamples: Example[] = [
  example(
    'alice limited what may cross the Ethereum bridge of USDT to 1,000,000 USD in 500 blocks',
    `${peggy}.MsgCreateRateLimit`,
    { authority: alice, token_address: token, rate_limit_usd: '1000000.0', rate_limit_window: '500' },
  ),
  example(
    'alice tried to limit what may cross the Ethereum bridge of USDT to 5 USD in 1 block',
    `${peggy}.MsgUpdateRateLimit`,
    { authority: alice, token_address: token, new_rate_limit_usd: '5.0', new_rate_limit_window: '1' },
    { failed: true },
  ),
  example(
    'alice lifted the limit of what may cross the Ethereum bridge of USDT',
    `${peggy}.MsgRemoveRateLimit`,
    { authority: alice, token_address: token },
  ),
  example(
    'alice began to watch the bridge, signing as 0x9d28…134af on Ethereum',
    '/injective.peggy.v1.MsgSetOrchestratorAddresses',
    { sender: alice, orchestrator: alice, eth_address: '0x9d289fe5B7179135fAE12adD1077c3e585c134af' },
  ),
  example(
    'bob confirmed that 0x1111…11111 sent 123.456789 USDT from Ethereum to alice',
    '/injective.peggy.v1.MsgDepositClaim',
    {
      token_contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      amount: '123456789',
      orchestrator: bob,
      ethereum_sender: '0x1111111111111111111111111111111111111111',
      cosmos_receiver: alice,
    },
  ),
  example(
    'alice confirmed that ibc/C4CF…19F9 is 0x2222…22222 on Ethereum',
    '/injective.peggy.v1.MsgERC20DeployedClaim',
    {
      orchestrator: alice,
      cosmos_denom: 'ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9',
      token_contract: '0x2222222222222222222222222222222222222222',
    },
  ),
  example('alice sent 7 USDT to 0x3333…33333 on Ethereum', '/injective.peggy.v1.MsgSendToEth', {
    sender: alice,
    amount: { denom: usdt, amount: '7000000' },
    eth_dest: '0x3333333333333333333333333333333333333333',
  }),
  example('alice took back transfer 2 to Ethereum', '/injective.peggy.v1.MsgCancelSendToEth', {
    sender: alice,
    transaction_id: '2',
  }),
  example('alice bundled the waiting transfers of USDT to Ethereum', '/injective.peggy.v1.MsgRequestBatch', {
    orchestrator: alice,
    denom: usdt,
  }),
  example('alice signed batch 2 of transfers to Ethereum', '/injective.peggy.v1.MsgConfirmBatch', {
    orchestrator: alice,
    nonce: '2',
  }),
  example('alice confirmed that batch 1 arrived on Ethereum', '/injective.peggy.v1.MsgWithdrawClaim', {
    orchestrator: alice,
    batch_nonce: '1',
  }),
  example(
    'alice barred 1 Ethereum address from the bridge',
    '/injective.peggy.v1.MsgBlacklistEthereumAddresses',
    { signer: alice, blacklist_addresses: ['0x4444444444444444444444444444444444444444'] },
  ),
  example(
    'alice let 1 Ethereum address use the bridge again',
    '/injective.peggy.v1.MsgRevokeEthereumBlacklist',
    { signer: alice, blacklist_addresses: ['0x4444444444444444444444444444444444444444'] },
  ),
  example(
    'alice sent 0.000000000123456789 INJ to bob over channel-0',
    '/ibc.applications.transfer.v1.MsgTransfer',
    {
      sender: alice,
      receiver: bob,
      token: { denom: 'inj', amount: '123456789' },
      source_port: 'transfer',
      source_channel: 'channel-0',
    },
  ),
  example('alice set up a light client for the chain cosmoshub-4', '/ibc.core.client.v1.MsgCreateClient', {
    signer: alice,
    client_state: { chain_id: 'cosmoshub-4' },
  }),
  example(
    'alice took the first step to open the connection connection-0',
    '/ibc.core.connection.v1.MsgConnectionOpenInit',
    { signer: alice },
    {
      events: [
        { type: 'connection_open_init', attributes: [{ key: 'connection_id', value: 'connection-0' }] },
      ],
    },
  ),
  example(
    'alice took the first step to open channel-0',
    '/ibc.core.channel.v1.MsgChannelOpenInit',
    { port_id: 'transfer', signer: alice },
    {
      events: [
        {
          type: 'channel_open_init',
          attributes: [
            { key: 'channel_id', value: 'channel-0' },
            { key: 'connection_id', value: 'connection-localhost' },
          ],
        },
      ],
    },
  ),
  example(
    'alice tried to direct what they earn on channel-0 to bob',
    '/ibc.applications.fee.v1.MsgRegisterPayee',
    { relayer: alice, payee: bob, port_id: 'transfer', channel_id: 'channel-0' },
    { failed: true },
  ),
  example(
    'alice tried to offer 3 INJ to whoever relays a packet over channel-0',
    '/ibc.applications.fee.v1.MsgPayPacketFee',
    {
      signer: alice,
      source_port_id: 'transfer',
      source_channel_id: 'channel-0',
      fee: {
        recv_fee: [{ denom: 'inj', amount: '1000000000000000000' }],
        ack_fee: [{ denom: 'inj', amount: '2000000000000000000' }],
        timeout_fee: [{ denom: 'inj', amount: '5000000000000000000' }],
      },
    },
    { failed: true },
  ),
  example(
    'alice tried to close channel-0',
    '/ibc.core.channel.v1.MsgChannelCloseInit',
    { signer: alice, port_id: 'transfer', channel_id: 'channel-0' },
    { failed: true },
  ),
  example(
    'alice tried to clear away old receipts of channel-0',
    '/ibc.core.channel.v1.MsgPruneAcknowledgements',
    { signer: alice, port_id: 'transfer', channel_id: 'channel-0' },
    { failed: true },
  ),
  example(
    'alice signed the validator set 273 for the Ethereum bridge',
    '/injective.peggy.v1.MsgValsetConfirm',
    { orchestrator: alice, nonce: '273' },
  ),
  example(
    'alice confirmed that Ethereum knows the validator set 273',
    '/injective.peggy.v1.MsgValsetUpdatedClaim',
    { orchestrator: alice, valset_nonce: '273' },
  ),
  example(
    'alice appointed bob to watch the bridge, signing as 0x9d28…134af on Ethereum',
    `${peggy}.MsgSetOrchestratorAddresses`,
    {
      sender: alice,
      orchestrator: bob,
      eth_address: '0x9d289fe5B7179135fAE12adD1077c3e585c134af',
    },
  ),
  example('alice confirmed that 0x1111…11111 sent 1 INJ from Ethereum to bob', `${peggy}.MsgDepositClaim`, {
    orchestrator: alice,
    token_contract: '0xe28b3B32B6c345A34Ff64674606124Dd5Aceca30',
    amount: '1000000000000000000',
    ethereum_sender: `0x${'1'.repeat(40)}`,
    cosmos_receiver: bob,
  }),
  packet('alice delivered 1 INJ from osmo18s5l…zzzzz to bob over channel-1', 'MsgRecvPacket', {
    denom: 'transfer/channel-8/inj',
    amount: '1000000000000000000',
    sender: stranger,
    receiver: bob,
  }),
  packet('alice delivered 5 ibc/C4CF…19F9 from osmo18s5l…zzzzz to bob over channel-1', 'MsgRecvPacket', {
    denom: 'uatom',
    amount: '5',
    sender: stranger,
    receiver: bob,
  }),
  example(
    'alice sent 1 INJ to osmo18s5l…zzzzz over channel-8, to be passed on to bob',
    '/ibc.applications.transfer.v1.MsgTransfer',
    {
      sender: alice,
      receiver: stranger,
      token: { denom: 'inj', amount: '1000000000000000000' },
      source_port: 'transfer',
      source_channel: 'channel-8',
      memo: JSON.stringify({ forward: { receiver: 'pfm', next: { forward: { receiver: bob } } } }),
    },
  ),
  packet(
    'alice delivered 1 INJ from osmo18s5l…zzzzz to bob over channel-1, to call Rainbow',
    'MsgRecvPacket',
    {
      denom: 'transfer/channel-8/inj',
      amount: '1000000000000000000',
      sender: stranger,
      receiver: bob,
      memo: JSON.stringify({ wasm: { contract: rainbow, msg: {} } }),
    },
  ),
  packet(
    'alice confirmed that 1 USDT from bob reached osmo18s5l…zzzzz over channel-8',
    'MsgAcknowledgement',
    sentAway,
  ),
  packet(
    'alice reported that osmo18s5l…zzzzz was refused 1 USDT over channel-8; it went back to bob',
    'MsgAcknowledgement',
    sentAway,
    { acknowledgement: btoa('{"error":"ABCI code: 1"}') },
  ),
  packet(
    'alice reported that 1 USDT for osmo18s5l…zzzzz came too late over channel-8; it went back to bob',
    'MsgTimeout',
    sentAway,
  ),
  packet('alice delivered a packet over channel-1', 'MsgRecvPacket', { data: 'of another kind' }),
  {
    ...packet('alice delivered a packet over channel-1, but it was refused', 'MsgRecvPacket', {
      data: 'no coins',
    }),
    given: {
      events: [
        {
          type: 'write_acknowledgement',
          attributes: [{ key: 'packet_ack', value: '{"error":"ABCI code: 1: error handling packet"}' }],
        },
      ],
    },
  },
  packet('alice confirmed that a packet arrived over channel-8', 'MsgAcknowledgement', {}),
  packet(
    'alice reported that a packet was refused over channel-8',
    'MsgAcknowledgement',
    {},
    {
      acknowledgement: btoa('{"error":"no"}'),
    },
  ),
  packet('alice reported that a packet came too late over channel-8', 'MsgTimeoutOnClose', {}),
  example('alice brought the light client 07-tendermint-0 up to date', `${client}.MsgUpdateClient`, {
    signer: alice,
    client_id: '07-tendermint-0',
  }),
  example(
    'alice reported that the chain behind 07-tendermint-0 contradicts itself',
    `${client}.MsgSubmitMisbehaviour`,
    { signer: alice, client_id: '07-tendermint-0' },
  ),
  example(
    'alice tried to take the second step to open a channel for transfer',
    '/ibc.core.channel.v1.MsgChannelOpenTry',
    {
      signer: alice,
      port_id: 'transfer',
    },
    { failed: true },
  ),
]

// Sent from channel 8 to channel 1, whichever of them is ours.
function packet(says: string, name: string, data: object, more: object = {}): Example {
  const ends = {
    source_port: 'transfer',
    source_channel: 'channel-8',
    destination_port: 'transfer',
    destination_channel: 'channel-1',
  }
  return example(says, `/ibc.core.channel.v1.${name}`, {
    signer: alice,
    packet: { ...ends, data: btoa(JSON.stringify(data)) },
    ...more,
  })
}
