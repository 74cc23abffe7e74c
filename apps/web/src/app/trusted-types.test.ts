import { expect, it } from 'vitest'
import { asOwnScript, asText } from './trusted-types.ts'

const HOME = 'https://honjeo.example'

it.each(['<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '</script><script>alert(1)</script>', `"'&`])(
  'TT-markup: %s stays text',
  (html) => {
    expect(asText(html)).not.toMatch(/[<>"']/)
  },
)

it('TT-probe: leaves what Leaflet asks the browser by', () => {
  expect(['', '<svg/>'].map(asText)).toEqual(['', '<svg/>'])
  expect(asText('5 km')).toBe('5 km')
})

it('TT-script: lets the app’s own files run, and nothing from elsewhere', () => {
  expect(asOwnScript('/push-worker.js?name=honjeo', HOME)).toBe('/push-worker.js?name=honjeo')
  for (const address of [
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,1',
    'blob:x',
    '/images/a',
  ])
    expect(() => asOwnScript(address, HOME)).toThrow(TypeError)
})
