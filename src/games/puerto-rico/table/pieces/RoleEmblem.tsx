import type { Role } from '../../rules/vocabulary.ts'
import { Art } from './Art.tsx'

/** The picture of a role. */
export function RoleEmblem({ role }: { role: Role }) {
  return <Art id={role} />
}
