import type { outcomes as english } from './en.ts'
import type { Texts } from '../words.ts'

export const outcomes = {
  cut: '더 있습니다. 처음 {count}개를 보여 줍니다. 더 길게 입력하면 결과가 좁혀집니다.',
  lists: {
    assets: '이 이름의 자산',
    markets: '이 이름의 마켓',
    contracts: '이 이름의 컨트랙트',
  },
  valid: {
    title: '결과를 찾을 수 없습니다',
    text: '검색어와 일치하는 블록, 트랜잭션, 자산 또는 주소가 없습니다.',
  },
  blockInvalid: {
    title: '잘못된 블록 높이',
    text: '검색어가 블록 높이 형식과 맞지 않습니다. 높이는 1 이상의 정수입니다. 다시 입력해 주세요.',
  },
  blockNotFound: {
    title: '블록을 찾을 수 없습니다',
    text: '체인에 아직 그 높이의 블록이 없습니다.',
  },
  accountInvalid: {
    title: '잘못된 계정 주소',
    text: '검색어가 계정 주소 형식과 맞지 않습니다. 틀리거나 빠지거나 더 들어간 글자가 있습니다. 다시 입력해 주세요.',
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
    text: '검색어가 트랜잭션, 블록 해시, 서브계정 ID 형식과 맞지 않습니다. 모두 16진수 64자리입니다. 다시 입력해 주세요.',
  },
  ibcInvalid: {
    title: '잘못된 IBC 자산',
    text: '검색어가 IBC 자산 형식과 맞지 않습니다. ibc/ 뒤에 16진수 64자리가 옵니다.',
  },
  bridgedInvalid: {
    title: '잘못된 브리지 자산',
    text: '검색어가 브리지된 ERC20 자산 형식과 맞지 않습니다. peggy와 0x 뒤에 16진수 40자리가 옵니다.',
  },
} satisfies Texts<typeof english>
