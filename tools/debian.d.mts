/** Installs a Debian package, if this is Debian and we are root. Returns whether it is installed now. */
export function installFromDebian(name: string, purpose: string): boolean;
