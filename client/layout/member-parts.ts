export { MemberCorner } from './member-corner.tsx'
export { MemberEntries } from './member-entries.tsx'
