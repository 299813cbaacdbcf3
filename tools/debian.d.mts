/** Installs a package of Debian, when this is Debian and we are root; says whether it is there now. */
export function installFromDebian(name: string, purpose: string): boolean;
