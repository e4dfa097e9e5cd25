export const Trends = () => null
