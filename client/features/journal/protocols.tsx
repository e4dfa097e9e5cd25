export const Protocols = () => null
