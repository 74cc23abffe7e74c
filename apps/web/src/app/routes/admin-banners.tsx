import { BannerList } from '#features/admin/banners/banner-list.tsx'

export const Component = BannerList
