import type { Member, TestApp } from './test-app.ts'

/** Publishes one of each thing that staff publish, by the name of its id in a path. */
export async function publishThings(t: TestApp, staff: Member): Promise<Record<string, number>> {
  const add = async (path: string, body: object) =>
    (await t.call<{ id: number }>(`/api/admin/${path}`, { method: 'POST', body }, staff)).result.id
  return {
    noticeId: await add('notices', { title: '점검 안내', content: '잠깐 쉬어요.', published: true }),
    bannerId: await add('banners', {
      title: '가을 억새',
      subtitle: '혼자 걷기 좋은 길',
      link: '/search',
      scene: 'OREUM',
      isActive: false,
      position: 20,
    }),
    templateId: await add('templates', { kind: 'REPORT', title: '살펴볼게요', body: '고마워요.' }),
  }
}

/** A warning of the weather, which staff can lift; returns its id. */
export async function giveWarning(t: TestApp, staff: Member): Promise<number> {
  const body = { kind: 'HIGH_WAVES', level: 'ADVISORY', zones: ['SEA_SOUTH'], hours: 12 }
  const call = { method: 'POST', body } as const
  return (await t.call<{ warningId: number }>('/api/admin/weather-warnings', call, staff)).result.warningId
}
