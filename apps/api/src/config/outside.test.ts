import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const PORTAL = 'https://apis.data.go.kr'

it.each([
  [{}, null],
  [{ OPEN_DATA_URL: 'http://127.0.0.1:4000/' }, null],
  [{ OPEN_DATA_KEY: 'a%2Bb%3D%3D' }, { key: 'a+b==', url: PORTAL, files: [] }],
  [
    { OPEN_DATA_KEY: 'a+b==', OPEN_DATA_URL: 'http://127.0.0.1:4000/' },
    { key: 'a+b==', url: 'http://127.0.0.1:4000', files: [] },
  ],
  [
    { OPEN_DATA_FILES: 'LIFEBUOY=https://data.example.com/a.csv?id=1, LOCKER=https://data.example.com/b.csv' },
    {
      key: null,
      url: PORTAL,
      files: [
        { kind: 'LIFEBUOY', url: 'https://data.example.com/a.csv?id=1' },
        { kind: 'LOCKER', url: 'https://data.example.com/b.csv' },
      ],
    },
  ],
])('%j is read as %j', (env, expected) => {
  expect(readConfig(env).helpData).toEqual(expected)
})

it.each([
  ['OPEN_DATA_URL', 'http://apis.data.go.kr'],
  ['OPEN_DATA_URL', 'https://name:hunter22@apis.data.go.kr'],
  ['KMA_URL', 'http://hunter22.example.com'],
  ['OPEN_DATA_FILES', 'LIFEBUOY'],
  ['OPEN_DATA_FILES', 'BANK=https://data.example.com/hunter22.csv'],
  ['OPEN_DATA_FILES', 'LIFEBUOY=http://data.example.com/hunter22.csv'],
  ['OPEN_DATA_FILES', 'LIFEBUOY=https://data.example.com/a.csv,'],
])('%s=%s is refused, and not repeated', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(name)
  expect(read).not.toThrow('hunter22')
})

it('the weather service has a key of its own', () => {
  expect(readConfig({ KMA_KEY: 'a%2Bb', KMA_URL: 'http://127.0.0.1:4000/' }).weather).toEqual({
    key: 'a+b',
    url: 'http://127.0.0.1:4000',
  })
})

it.each(['http://osrm:5000', 'https://roads.example.com/osrm/'])('a router is at %s', (url) => {
  expect(readConfig({ ROUTER_URL: url }).routerUrl).toBe(url)
})
