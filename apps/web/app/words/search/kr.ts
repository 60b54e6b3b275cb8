import type { search as english } from './en.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: '트랜잭션, 블록, 주소 검색',
  title: '검색',
  for: '“{text}” 검색 결과',
  nothing: '“{text}”에 대한 결과가 없습니다',
  ask: '높이, 해시, 주소 또는 이름을 입력하세요.',
  outcomes: {
    valid: {
      title: '결과를 찾을 수 없습니다',
      text: '검색어와 일치하는 블록, 트랜잭션, 자산 또는 주소가 없습니다.',
    },
    blockInvalid: {
      title: '잘못된 블록 높이',
      text: '높이는 1 이상의 정수입니다. 다시 입력해 주세요.',
    },
    blockNotFound: {
      title: '블록을 찾을 수 없습니다',
      text: '체인에 아직 그 높이의 블록이 없습니다.',
    },
    accountInvalid: {
      title: '잘못된 계정 주소',
      text: '주소처럼 보이지만 체크섬이 맞지 않습니다. 잘못되거나 빠진 글자가 있습니다. 다시 입력해 주세요.',
    },
    accountNotFound: {
      title: '계정을 찾을 수 없습니다',
      text: '지금까지 이 주소를 언급한 트랜잭션이 없습니다.',
    },
    contractInvalid: {
      title: '잘못된 컨트랙트 주소',
      text: '컨트랙트 주소는 inj1로 시작하며, 이 주소에는 잘못되거나 빠진 글자가 있습니다. 다시 입력해 주세요.',
    },
    contractNotFound: {
      title: '컨트랙트를 찾을 수 없습니다',
      text: '체인에 이 주소의 컨트랙트가 없습니다.',
    },
    wasmCodeInvalid: {
      title: '잘못된 코드 ID',
      text: '코드 ID는 1 이상의 정수입니다. 다시 입력해 주세요.',
    },
    wasmCodeNotFound: {
      title: '코드를 찾을 수 없습니다',
      text: '지금까지 이 ID로 저장된 코드가 없습니다.',
    },
    transactionNotFound: {
      title: '트랜잭션을 찾을 수 없습니다',
      text: '이 해시를 가진 트랜잭션이나 블록이 없습니다. 방금 보낸 트랜잭션은 몇 초가 걸립니다.',
    },
    invalidTransactionHash: {
      title: '잘못된 트랜잭션 해시',
      text: '트랜잭션 해시는 16진수 64자리입니다. 다시 입력해 주세요.',
    },
  },
  suggestions: '추천',
  count: '{count, plural, =0 {추천 없음} other {추천 #개}}',
  absent: {
    awaited: '아직 없음: 해당 페이지에서 기다립니다',
    ended: '없음: 녹화가 끝까지 재생되었습니다',
  },
  kind: '{kind, select, block {블록} blockHash {블록} transaction {트랜잭션} validator {검증인} denom {자산} token {자산} market {마켓} order {주문} trade {체결} contract {컨트랙트} proposal {제안} subaccount {서브계정} code {코드} collection {NFT} auction {경매} deposit {입금} withdrawal {출금} batch {배치} channel {채널} feed {가격 피드} page {페이지} other {계정}}',
} satisfies Texts<typeof english>
